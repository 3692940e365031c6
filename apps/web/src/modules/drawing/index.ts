export { drawingTexts } from './drawing-texts.ts';
