import { Button, Menu } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { AiReport } from '@waypost/contract';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { toReportName } from '../report-name.ts';
import { ReportStatus } from '../report-status.tsx';
import { CopyLink } from './copy-link.tsx';
import { toAbout } from './report-about.ts';
import classes from './report-page.module.css';

interface ReportHeadProps {
  readonly report: AiReport;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** Of what a report is, who asked for it, who wrote it, and the files that it can be saved as. */
export function ReportHead({ report, children }: ReportHeadProps) {
  const t = useTranslate();
  const about = toAbout(t, report, { ...usePreferences(), tz: report.time_zone });
  return (
    <div className={classes.head}>
      <ReportStatus status={report.status} />
      <p>{about}</p>
      {report.status === 'completed' && (
        <div className={classes.actions}>
          {children}
          <CopyLink />
          <ReportFiles report={report} about={about} />
        </div>
      )}
    </div>
  );
}

function ReportFiles({ report, about }: { readonly report: AiReport; readonly about: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const reader = { t, locale, times: { ...usePreferences(), tz: report.time_zone } };
  const save = async (format: 'saveAsMarkdown' | 'saveAsDocx') => {
    const [{ toDocument }, files] = await Promise.all([
      import('../files/to-document.ts'),
      import('../files/save-report.ts'),
    ]);
    files[format](toDocument(report, reader, { title: toReportName(t, report), about }));
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
        onClick={() => print()}
      >
        {t('aiReports.pdf')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          >
            {t('aiReports.download')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void save('saveAsDocx')}>{t('aiReports.docx')}</Menu.Item>
          <Menu.Item onClick={() => void save('saveAsMarkdown')}>{t('aiReports.markdown')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
