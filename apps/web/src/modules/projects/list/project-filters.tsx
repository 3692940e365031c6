import { NativeSelect, TextInput } from '@mantine/core';
import type { Project } from '@waypost/contract';
import { useMemo } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import type { ProjectFilter } from './filter-projects.ts';
import classes from './project-list.module.css';

interface ProjectFiltersProps {
  readonly projects: readonly Project[];
  readonly filter: ProjectFilter;
  readonly onChange: (filter: ProjectFilter) => void;
}

/** Filters the list of projects by text and country; offers only countries that occur. */
export function ProjectFilters({ projects, filter, onChange }: ProjectFiltersProps) {
  const t = useTranslate();
  const locale = useLocale();
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const codes = [...new Set(projects.map((project) => project.country))].filter((code) => code !== null);
    return codes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  }, [projects, locale]);
  return (
    <search className={classes.filters}>
      <TextInput
        size="xs"
        type="search"
        aria-label={t('projects.filterText')}
        placeholder={t('projects.filterText')}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
      />
      {countries.length > 0 && (
        <NativeSelect
          size="xs"
          aria-label={t('projects.filterCountry')}
          value={filter.country}
          data={[{ value: '', label: t('projects.anyCountry') }, ...countries]}
          onChange={(event) => onChange({ ...filter, country: event.currentTarget.value })}
        />
      )}
    </search>
  );
}
