/** The logo: a signpost on the accent colour. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--wp-accent)" />
      <path
        d="M9.5 9h11l3.25 3.5L20.5 16h-11zM16 16v8.5M13 24.5h6M16 6.5V9"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
