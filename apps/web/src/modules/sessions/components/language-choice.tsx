import { useTranslate } from '../../../i18n/i18n.ts';
import { updatePreferences, usePreferences } from '../../../ui/theme/preferences.ts';
import classes from './login-page.module.css';

/** The languages, each by its own name. */
export function LanguageChoice() {
  const t = useTranslate();
  const { language } = usePreferences();
  return (
    <div className={classes.languages}>
      {(['en', 'es'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={choice === language}
          className={classes.language}
          onClick={() => updatePreferences({ language: choice })}
        >
          {t(choice === 'en' ? 'preferences.english' : 'preferences.spanish')}
        </button>
      ))}
    </div>
  );
}
