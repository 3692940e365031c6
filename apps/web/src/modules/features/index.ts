export { GeometryIcon } from './components/geometry-icon.tsx';
export { Picture } from './components/picture.tsx';
export { toFeatureErrorText } from './feature-error-text.ts';
export { isPicture } from './is-picture.ts';
