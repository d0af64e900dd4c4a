export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#content" className="skip-link">
      {label}
    </a>
  );
}
