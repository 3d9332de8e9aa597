import { FieldError } from "react-aria-components/FieldError";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { NumberField } from "react-aria-components/NumberField";
import { Text } from "react-aria-components/Text";

type Props = {
  label: string;
  hint?: string;
  problem?: string | undefined;
  placeholder?: string;
  currency: string;
  /** In major units; null for an empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
};

/** An amount of money as the member writes it: "4,90 €" in German. */
export const MoneyField = ({ label, hint, problem, placeholder, currency, value, onChange }: Props) => (
  <NumberField
    className="field"
    value={value ?? Number.NaN}
    minValue={0}
    isInvalid={problem !== undefined}
    formatOptions={{ style: "currency", currency }}
    onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
  >
    <Label>{label}</Label>
    <Input className="input" placeholder={placeholder} />
    {hint && (
      <Text slot="description" className="field-hint">
        {hint}
      </Text>
    )}
    <FieldError className="field-problem">{problem}</FieldError>
  </NumberField>
);
