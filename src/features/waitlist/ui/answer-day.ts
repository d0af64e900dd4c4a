const isWorkday = (day: Date) => day.getDay() !== 0 && day.getDay() !== 6;

/** The day that many business days after `from`, in the visitor's calendar; holidays are not known. */
export function businessDaysAfter(from: Date, days: number): Date {
  const day = new Date(from);
  for (let left = days; left > 0; ) {
    day.setDate(day.getDate() + 1);
    if (isWorkday(day)) left -= 1;
  }
  return day;
}

/** 'Friday, December 4' */
export const dayInWords = (day: Date) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format(day);

/** '7:02 PM' */
export const timeInWords = (at: Date) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
    .format(at)
    // Newer runtimes put a narrow space before PM, which some fonts lack.
    .replace(/\u202f/g, ' ');
