export { getPlace, usePlaces } from './api.ts';
export { PlaceField } from './components/place-field.tsx';
