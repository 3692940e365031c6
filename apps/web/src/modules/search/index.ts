export { useSearch } from './api.ts';
export { MarkedText } from './components/marked-text.tsx';
export { openSuggestion } from './open-suggestion.ts';
export { listRecent, rememberRecent } from './recent.ts';
