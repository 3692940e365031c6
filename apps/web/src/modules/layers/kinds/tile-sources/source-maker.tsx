import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/i18n.ts';
import type { LayerMakerProps } from '../layer-kind.ts';
import { EMPTY_SOURCE, findSourceFaults, toSourceData } from './source-draft.ts';
import { SourceFields } from './source-fields.tsx';

/** The form of a new address of tiles. The server tries it before it makes the layer. */
export function SourceMaker({ organizationId, area, isBusy, onMake }: LayerMakerProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState(EMPTY_SOURCE);
  const [isTried, setIsTried] = useState(false);
  const make = () => {
    setIsTried(true);
    const faults = Object.values(findSourceFaults(draft, false));
    if (faults.every((fault) => fault === null)) onMake({ aoi: area, data: toSourceData(draft) });
  };
  return (
    <SourceFields
      organizationId={organizationId}
      value={draft}
      isKept={false}
      isTried={isTried}
      onChange={setDraft}
    >
      <Button loading={isBusy} onClick={make}>
        {t('tileSources.create')}
      </Button>
    </SourceFields>
  );
}
