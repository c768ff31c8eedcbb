/** The names of towns on the map of a sheet. */
import { expect, test } from "vitest";
import type { JoanMap } from "../../wire/types";
import { drawRoutes, namesOn, takenOn, WHOLE } from "./map";
import { boxOf, shared } from "../../table/map/boxes";
import recorded from "../recorded.json";

const map = recorded.duo.board.map as unknown as JoanMap;
const open: JoanMap = {
  ...map,
  towns: map.towns.map((town) => ({ ...town, open: true })),
  routes: map.routes.map((route) => ({ ...route, open: true })),
};

test.each([
  ["as two play", map],
  ["with all towns open", open],
])("no name covers another, and hardly anything else: %s", (_, drawn) => {
  const routes = drawRoutes(drawn);
  const names = namesOn(drawn, routes);
  const boxes = drawn.towns.map((town) => ({
    id: town.id,
    box: boxOf(town, names.get(town.id) ?? [], names.get(town.id)?.[0]?.size ?? 0),
  }));
  for (const { id, box } of boxes) {
    const size = (box.right - box.left) * (box.bottom - box.top);
    for (const icon of takenOn(drawn, routes))
      expect(shared(box, icon) / size, id).toBeLessThan(0.07);
    for (const other of boxes)
      if (other.id !== id) expect(shared(box, other.box), `${id} ${other.id}`).toBeLessThan(10);
    expect([box.left >= WHOLE.x, box.right <= WHOLE.x + WHOLE.width], id).toEqual([true, true]);
  }
});
