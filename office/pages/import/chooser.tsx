import { FileDrop } from "../../components/file-drop.tsx";
import { useText } from "../../i18n/text.tsx";

type Props = { name: string | undefined; isBusy: boolean; choose: (file: File) => void };

/** A field for choosing a file or dropping one. */
export function Chooser({ name, isBusy, choose }: Props) {
  const say = useText();
  return (
    <FileDrop accept=".csv,text/csv" isDisabled={isBusy} onFiles={([file]) => file && choose(file)}>
      {say("importChoose")}
      {name && <strong className="import-name">{name}</strong>}
    </FileDrop>
  );
}
