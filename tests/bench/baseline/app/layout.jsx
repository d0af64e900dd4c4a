export const metadata = { title: 'Hello', description: 'The least that the framework can serve.' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
