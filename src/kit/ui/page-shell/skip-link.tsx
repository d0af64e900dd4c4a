export function SiteSkipLink({ label }: { label: string }) {
  return (
    <a href="#content" className="skip-link">
      {label}
    </a>
  );
}
