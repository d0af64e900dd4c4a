import type { Dye } from '../rules/dye';
import { Garment } from './garment/garment';
import s from './preview.module.css';

const FACTS = [
  ['Color', 'Heather violet'],
  ['Print placement', 'Full back, one color'],
  ['Order', '75 shirts'],
];

const APPROVERS = [
  { role: 'Chapter President', approved: '2 hours ago' },
  { role: 'Social Chair', approved: '40 minutes ago' },
  { role: 'Treasurer', approved: null },
];

const CHOICES = [
  ['Approve Design', 'Ready for production'],
  ['Request Changes', 'Send feedback to designer'],
];

export function ApprovalPreview({ cloth, ink }: { cloth: Dye; ink: Dye }) {
  return (
    <div className={`${s.glass} ${s.approval}`}>
      <div className={s.proof}>
        <Garment piece="back" cloth={cloth.value} ink={ink.value} print="ΓΩΛ" />
      </div>
      <div>
        <p className={s.design}>Founders Day Tee</p>
        <dl className={s.facts}>
          {FACTS.map(([label, value]) => (
            <div key={label}>
              <dt className={s.label}>{label}</dt>
              <dd className={s.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <ul>
          {APPROVERS.map(({ role, approved }) => (
            <li key={role} className={s.sum}>
              <span className={s.value}>{role}</span>
              <span className={s.stamp}>
                {approved && <span className={s.label}>{approved}</span>}{' '}
                <span className={s.badge} data-tone={approved ? 'ok' : 'waiting'}>
                  {approved ? 'Approved' : 'Awaiting'}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <div className={s.choices}>
          {CHOICES.map(([name, effect], index) => (
            <p key={name} className={s.choice} data-first={index === 0 ? '' : undefined}>
              <span className={s.value}>{name}</span>
              <br />
              <span className={s.label}>{effect}</span>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
