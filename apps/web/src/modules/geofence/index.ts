export { FeatureGeofence } from './components/feature-geofence.tsx';
