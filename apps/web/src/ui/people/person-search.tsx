import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface PersonSearchProps {
  /** Says what is looked for. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How many were found, in words, for who cannot see the list; empty while nobody is looked for. */
  readonly found: string;
}

/** The field above a list of people that narrows it; see `usePersonSearch`. */
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
        // It may stand in a form, which Enter must not send.
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
