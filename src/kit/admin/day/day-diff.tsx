import { FieldDiffContainer, getHTMLDiffComponents } from '@payloadcms/ui/rsc';
import type { DateFieldDiffServerComponent } from 'payload';
import { storedDayText } from './local-day';

/** A stored day in two versions. */
export const DayDiff: DateFieldDiffServerComponent = (props) => {
  const { clientField, comparisonValue, versionValue, i18n, locale, nestingLevel } = props;
  const html = (stored: unknown) => `<p>${storedDayText(stored)}</p>`;
  return (
    <FieldDiffContainer
      className="date-diff"
      {...getHTMLDiffComponents({ fromHTML: html(comparisonValue), toHTML: html(versionValue) })}
      i18n={i18n}
      label={{ label: clientField.label ?? '', locale: locale ?? '' }}
      nestingLevel={nestingLevel ?? 0}
    />
  );
};
