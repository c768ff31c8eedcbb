import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { leaveRefusals, toasts } from "../parts/toasts.svelte";
import { http } from "../wire/http";
import { say, speak } from "../words/words.svelte";
import Upload from "./Upload.svelte";

beforeEach(async () => {
  leaveRefusals();
  await speak("en");
});

it.each(["hello", "[1, 2]", "null", '{"a": 1}'])(
  "says of %s that it is no record, and asks nobody",
  async (text) => {
    const asked = vi.spyOn(http, "upload");
    render(Upload);
    const file = new File([text], "a.orleans");
    await fireEvent.change(screen.getByLabelText(say("web-upload")), { target: { files: [file] } });
    await vi.waitFor(() =>
      expect(toasts().map((one) => one.text)).toContain(say("web-upload-wrong")),
    );
    expect(asked).not.toHaveBeenCalled();
  },
);
