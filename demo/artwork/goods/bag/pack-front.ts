/** Fronts of backpacks: four layouts of lids and pockets. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast, fold } from "#demo/artwork/goods/draw/fold.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { piece, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { zip } from "#demo/artwork/goods/draw/zip.ts";

export function fronts(e: Easel): string {
  const hex = quiet(e);
  const style = e.variant(4);
  const lid = shape("210,190! 450,150 690,190! 716,330! 690,372 450,392 210,372 184,330!");
  if (style === 0)
    return (
      cast("200,372 450,398 700,372", 22, 0.5) +
      fill(lid, tone(e, hex, [0, 0, 0.4, 1], 0.36)) +
      topstitch("196,346 450,368 704,346", hex, -8) +
      zip("240,300 450,318 660,300", hex, e.accent, 8, 1) +
      piece(
        e,
        shape("276,520! 450,536 624,520! 640,880! 600,920 450,930 300,920 260,880!"),
        shaded(e.main, 0.08),
        [0, 0, 0.6, 1],
        0.3,
      ) +
      zip("282,560 450,574 618,560", e.main, e.accent, 8, 1) +
      fold("300,760 440,790 600,770", 22)
    );
  if (style === 1)
    return (
      fill(shape("180,160! 720,160! 720,330! 450,352 180,330!"), tone(e, hex, [0, 0, 1, 0.3], 0.35)) +
      [206, 244, 282].map((y) => fold(`230,${y} 450,${y + 18} 670,${y}`, 18, 1)).join("") +
      topstitch("180,334 450,356 720,334", hex, -8) +
      zip("600,430 606,700 596,960", e.main, e.accent, 9) +
      print(e, shape("250,440! 540,440! 540,940! 260,940!"), [250, 440, 300, 500], e.second, 0.35)
    );
  if (style === 2)
    return (
      zip("214,900 206,560 250,300 340,246 560,246 650,300 694,560 686,900", e.dark, e.accent, 10) +
      piece(e, shape("286,640! 614,640! 634,950! 590,990 450,998 310,990 266,950!"), hex, [0, 0, 0.6, 1], 0.32) +
      cast("284,654 450,668 616,654", 14, 0.4) +
      piece(e, shape("278,610! 622,610! 630,690! 450,712 270,690!"), hex, [0, 0, 0.3, 1], 0.24) +
      stitches("284,676 450,697 616,676", thread(hex), 2)
    );
  return (
    fill(shape("180,700! 340,640 560,760 720,700! 720,1080! 180,1080!"), tone(e, hex, [0, 0, 1, 0.3], 0.35)) +
    topstitch("180,700 340,640 560,760 720,700", hex, 8) +
    zip("300,420 450,434 600,420", e.main, e.accent, 9, 1) +
    zip("290,236 450,226 610,236", e.main, e.accent, 9, 1)
  );
}
