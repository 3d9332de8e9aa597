import { useState } from "react";
import { useText } from "../../i18n/text.tsx";

type Props = { name: string | undefined; isBusy: boolean; choose: (file: File) => void };

/** A field for choosing a file or dropping one. */
export function Chooser({ name, isBusy, choose }: Props) {
  const say = useText();
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file && !isBusy) choose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the file chooser does.
    <div
      className={isOver ? "drop drop-over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <label>
        <input
          type="file"
          accept=".csv,text/csv"
          className="visually-hidden"
          disabled={isBusy}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // Cleared so that the same file can be chosen again after it was corrected.
            target.value = "";
          }}
        />
        {say("importChoose")}
        {name && <strong className="import-name">{name}</strong>}
      </label>
    </div>
  );
}
