export { toFeatureErrorText } from './feature-error-text.ts';
export { GeometryIcon } from './geometry-icon.tsx';
export { isPicture } from './pictures/is-picture.ts';
export { Picture } from './pictures/picture.tsx';
