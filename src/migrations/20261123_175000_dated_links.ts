/**
 * Links in newsletter mails carry a date from here on, and expire. This changes no table: its own row among the
 * migrations says since when, and links without a date count from then (subscriber-links.ts).
 */
export async function up(): Promise<void> {}

export async function down(): Promise<void> {}
