import { useText } from "#storefront/app/shop.tsx";
import { IconButton } from "#ui/button.tsx";
import { PauseIcon, PlayIcon } from "#ui/icons/motion-icons.tsx";
import "./motion-button.css";

/** A button that stops and restarts automatic motion. */
export function MotionButton({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const t = useText();
  return (
    <IconButton label={t(isOn ? "frame.pause" : "frame.play")} className="motion-button" onClick={onToggle}>
      {isOn ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
    </IconButton>
  );
}
