import { MultiSelect } from '@mantine/core';
import { MAX_FILTER_VALUES } from '@waypost/contract';

interface ChoicesFieldProps<V extends string | number> {
  readonly label: string;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly error?: string | null;
  readonly choices: readonly { readonly id: V; readonly label: string }[];
  /** The name of a value that is chosen but not offered. */
  readonly toOther: (id: V) => string;
  readonly nothing: string;
  readonly isReadOnly: boolean;
  readonly max?: number;
  readonly value: readonly V[];
  readonly onChange: (ids: V[]) => void;
}

/** A choice of several values. What is chosen and not offered any more is shown, so that it can be removed. */
export function ChoicesField<V extends string | number>({
  label,
  placeholder,
  isRequired = false,
  error = null,
  choices,
  toOther,
  nothing,
  isReadOnly,
  max = MAX_FILTER_VALUES,
  value,
  onChange,
}: ChoicesFieldProps<V>) {
  const others = value.filter((id) => !choices.some((choice) => choice.id === id));
  const all = [...choices, ...others.map((id) => ({ id, label: toOther(id) }))];
  return (
    <MultiSelect
      label={label}
      required={isRequired}
      error={error}
      placeholder={value.length === 0 ? placeholder : undefined}
      data={all.map((choice) => ({ value: String(choice.id), label: choice.label }))}
      value={value.map(String)}
      searchable
      clearable={!isReadOnly}
      readOnly={isReadOnly}
      hidePickedOptions
      maxValues={max}
      // With Mantine's 100 px the empty input rarely fits beside the last value and takes a row of its own.
      styles={{ inputField: { minWidth: 40 } }}
      nothingFoundMessage={nothing}
      onChange={(texts) => onChange(all.filter(({ id }) => texts.includes(String(id))).map(({ id }) => id))}
    />
  );
}
