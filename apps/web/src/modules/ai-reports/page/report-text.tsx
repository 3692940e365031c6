import type { AiReport, ReportSection, ReportSentence } from '@waypost/contract';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { ReportCharts } from '../charts/report-charts.tsx';
import { FactCard } from './fact-card.tsx';
import { FactPictures } from './fact-pictures.tsx';
import classes from './report-page.module.css';

/** The fact whose card is open, below the sentences of the section in which it was opened: several may name it. */
export interface OpenFact {
  readonly id: string;
  readonly section: ReportSection['kind'];
}

interface ReportTextProps {
  readonly organizationId: number;
  readonly report: AiReport;
  readonly openFact: OpenFact | null;
  readonly onFact: (fact: OpenFact | null) => void;
}

/** The sentences of a report. A mark behind each opens what it rests on. */
export function ReportText({ organizationId, report, openFact, onFact }: ReportTextProps) {
  const t = useTranslate();
  const reader = { t, locale: useLocale(), times: { ...usePreferences(), tz: report.time_zone } };
  const photographs = report.facts.find(({ kind }) => kind === 'photographs');
  return report.sections.map((section) => {
    const open = openFact?.section === section.kind ? openFact.id : null;
    const fact = report.facts.find(({ id }) => id === open);
    const onMark = (id: string | null) => onFact(id === null ? null : { id, section: section.kind });
    return (
      <section key={section.kind} lang={report.language} className={classes.section}>
        <h2 className={section.kind === 'overview' ? 'wp-visually-hidden' : undefined}>{section.title}</h2>
        <Sentences section={section} openFact={open} onFact={onMark} />
        {fact !== undefined && (
          <FactCard
            key={fact.id}
            organizationId={organizationId}
            code={report.code}
            timeZone={report.time_zone}
            fact={fact}
            canCompute={report.layer_code !== null}
            onClose={() => onMark(null)}
          />
        )}
        {photographs !== undefined && section.kind === 'overview' && (
          <FactPictures organizationId={organizationId} code={report.code} factId={photographs.id} />
        )}
        <ReportCharts
          section={section.kind}
          facts={report.facts}
          reader={reader}
          open={open}
          onFact={onMark}
        />
      </section>
    );
  });
}

interface SentencesProps {
  readonly section: ReportSection;
  readonly openFact: string | null;
  readonly onFact: (id: string | null) => void;
}

/** What each field holds is a list; all else reads on. */
function Sentences({ section: { kind, sentences }, ...marks }: SentencesProps) {
  if (kind === 'answers')
    return (
      <ul className={classes.answers}>
        {sentences.map((sentence) => (
          <li key={sentence.text}>
            <Sentence sentence={sentence} {...marks} />
          </li>
        ))}
      </ul>
    );
  return (
    <p className={kind === 'overview' ? classes.lead : undefined}>
      {sentences.map((sentence) => (
        <Sentence key={sentence.text} sentence={sentence} {...marks} />
      ))}
    </p>
  );
}

interface SentenceProps {
  readonly sentence: ReportSentence;
  readonly openFact: string | null;
  readonly onFact: (id: string | null) => void;
}

function Sentence({ sentence, openFact, onFact }: SentenceProps) {
  const t = useTranslate();
  return (
    <span>
      {sentence.text}
      {sentence.facts.map((id) => {
        const number = id.slice(1);
        return (
          <button
            key={id}
            type="button"
            className={classes.mark}
            aria-label={t('aiReports.factMark', { number })}
            aria-expanded={id === openFact}
            onClick={() => onFact(id === openFact ? null : id)}
          >
            {number}
          </button>
        );
      })}{' '}
    </span>
  );
}
