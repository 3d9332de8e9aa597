import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { PointOfInterest } from "#services/media/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { wholeUrl } from "../../runtime/pictures.ts";
import { middleOf, moved } from "./point.ts";

type Props = {
  picture: { id: string; fileVersion: string; width: number; height: number };
  value: PointOfInterest | null;
  onChange: (point: PointOfInterest | null) => void;
  isDisabled?: boolean;
};

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The picture with the point that crops keep in view. It is set by click, by dragging or with the arrow keys; Shift
 * moves it ten times as far.
 */
export function FocalPoint({ picture, value, onChange, isDisabled = false }: Props) {
  const say = useText();
  const frame = useRef<HTMLDivElement>(null);
  const { x, y } = middleOf(value);
  const [left, top] = [Math.round(x * 100), Math.round(y * 100)];
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) onChange(moved({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || isDisabled) return;
    event.preventDefault();
    const far = event.shiftKey ? 0.1 : 0.01;
    onChange(moved({ x: x + step[0] * far, y: y + step[1] * far }));
  };
  return (
    <div className="focal">
      <div
        ref={frame}
        className="focal-frame"
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          maxInlineSize: `min(640px, calc(60vh * ${picture.width / picture.height}))`,
        }}
        onPointerDown={(event) => {
          if (isDisabled || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <img src={wholeUrl(picture, 1200)} alt="" draggable={false} />
        {/* Not a slider, because that has one value only; the position is announced as text. */}
        <button
          type="button"
          className="focal-point"
          style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
          aria-label={`${say("focalPoint")}: ${say("focalAt", { x: left, y: top })}`}
          disabled={isDisabled}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="field-hint" aria-live="polite">
        {say("focalAt", { x: left, y: top })}
      </p>
      {value && !isDisabled && (
        <button type="button" className="button" onClick={() => onChange(null)}>
          {say("focalReset")}
        </button>
      )}
    </div>
  );
}
