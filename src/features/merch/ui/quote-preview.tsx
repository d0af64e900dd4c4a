import { Glyph } from '@/kit/ui/glyph';
import s from './preview.module.css';

const FIELDS = [
  ['Merchandise type', 'T-shirt'],
  ['Quantity', '75 shirts'],
  ['Event', 'Founders Day dinner'],
];

export function QuotePreview({ promise }: { promise: string }) {
  return (
    <div className={`${s.glass} ${s.quote}`}>
      <dl className={s.fields}>
        {FIELDS.map(([label, value], index) => (
          <div key={label} className={`${s.field} ${index === 2 ? s.wide : ''}`}>
            <dt className={s.label}>{label}</dt>
            <dd className={s.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={s.file}>
        <Glyph name="file-text" />
        <p>
          <span className={s.label}>Design file</span>
          <br />
          <span className={s.value}>founders-day.png</span>
        </p>
      </div>
      <p className={s.promise}>{promise}</p>
    </div>
  );
}
