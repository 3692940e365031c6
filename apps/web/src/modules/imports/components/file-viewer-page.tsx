export function FileViewerPage() {
  return <div />;
}
