import { useId } from 'react';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

interface Props<Value extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  onChange(value: Value): void;
}

/** A few choices side by side, one of them taken. */
export function ChoiceField<Value extends string>({ legend, choices, value, onChange }: Props<Value>) {
  const name = useId();
  const hint = choices.find((one) => one.value === value)?.hint;
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="choices">
        {choices.map((one) => (
          <label key={one.value} className="choice">
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
      {hint === undefined ? null : <p className="hint">{hint}</p>}
    </fieldset>
  );
}
