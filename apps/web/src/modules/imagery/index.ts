export { imageryAccessQuery, imageryAllowanceQuery, mosaicsQuery } from './api.ts';
export { ImageryCostsSection } from './costs/imagery-costs-section.tsx';
export { ImageryKeySection } from './imagery-key-section.tsx';
