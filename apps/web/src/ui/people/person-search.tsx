import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface PersonSearchProps {
  /** The label of the field. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The number of results as text, for screen readers; empty without a search. */
  readonly found: string;
}

/** The field that filters a list of people; see `usePersonSearch`. */
export function PersonSearch({ label, value, onChange, found }: PersonSearchProps) {
  return (
    <search>
      <TextInput
        size="xs"
        type="search"
        aria-label={label}
        placeholder={label}
        leftSection={<IconSearch size={15} stroke={1.5} aria-hidden />}
        autoComplete="off"
        maxLength={255}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        // Prevents Enter from submitting a surrounding form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <span className="wp-visually-hidden" role="status">
        {found}
      </span>
    </search>
  );
}
