import { type ReactNode, useId, useState } from "react";

type Props = {
  accept: string;
  isMany?: boolean;
  isDisabled?: boolean;
  /** Called with the files that were chosen or dropped; one where not `isMany`. */
  onFiles: (files: File[]) => void;
  /** What the area is for. */
  children: ReactNode;
  hint?: ReactNode;
  /** Stands in the area below its text. */
  below?: ReactNode;
};

/** An area where files are dropped, or chosen from the computer. */
export function FileDrop({ accept, isMany = false, isDisabled = false, onFiles, children, hint, below }: Props) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, isMany ? undefined : 1);
    if (taken.length > 0 && !isDisabled) onFiles(taken);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the file chooser does.
    <div
      className={isOver ? "drop drop-over" : "drop"}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <label>
        <input
          type="file"
          accept={accept}
          multiple={isMany}
          disabled={isDisabled}
          className="visually-hidden"
          {...(hint && { "aria-describedby": id })}
          onChange={({ target }) => {
            take(target.files);
            // Cleared so that the same file can be chosen again after it was corrected.
            target.value = "";
          }}
        />
        {children}
        {hint && <small id={id}>{hint}</small>}
      </label>
      {below}
    </div>
  );
}
