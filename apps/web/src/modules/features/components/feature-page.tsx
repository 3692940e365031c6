export function FeaturePage() {
  return <div />;
}
