import type { ReactNode } from 'react';
import { SAMPLE_PEOPLE } from '@/core/shared/sample-people';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ButtonLink } from '@/kit/ui/button-link';
import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import { SeatCounter } from '@/kit/ui/seat-counter';
import { SwipeList } from '@/kit/ui/swipe-list';
import type { MerchWords } from '../contract.texts';
import type { Dye } from '../rules/dye';
import s from './coming-soon-features.module.css';
import { Garment } from './garment/garment';
import sizesPreviewStyles from './preview.module.css';
import approvalPreviewStyles from './preview.module.css';

const FIELDS = [
  ['Merchandise type', 'T-shirt'],
  ['Quantity', '75 shirts'],
  ['Event', 'Founders Day dinner'],
];

function QuotePreview({ promise }: { promise: string }) {
  return (
    <div className={`${approvalPreviewStyles.glass} ${approvalPreviewStyles.quote}`}>
      <dl className={approvalPreviewStyles.fields}>
        {FIELDS.map(([label, value], index) => (
          <div
            key={label}
            className={`${approvalPreviewStyles.field} ${index === 2 ? approvalPreviewStyles.wide : ''}`}
          >
            <dt className={approvalPreviewStyles.label}>{label}</dt>
            <dd className={approvalPreviewStyles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={approvalPreviewStyles.file}>
        <Glyph name="file-text" />
        <p>
          <span className={approvalPreviewStyles.label}>Design file</span>
          <br />
          <span className={approvalPreviewStyles.value}>founders-day.png</span>
        </p>
      </div>
      <p className={approvalPreviewStyles.promise}>{promise}</p>
    </div>
  );
}

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

function ApprovalPreview({ cloth, ink }: { cloth: Dye; ink: Dye }) {
  return (
    <div className={`${approvalPreviewStyles.glass} ${approvalPreviewStyles.approval}`}>
      <div className={approvalPreviewStyles.proof}>
        <Garment piece="back" cloth={cloth.value} ink={ink.value} print="ΓΩΛ" />
      </div>
      <div>
        <p className={approvalPreviewStyles.design}>Founders Day Tee</p>
        <dl className={approvalPreviewStyles.facts}>
          {FACTS.map(([label, value]) => (
            <div key={label}>
              <dt className={approvalPreviewStyles.label}>{label}</dt>
              <dd className={approvalPreviewStyles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <ul>
          {APPROVERS.map(({ role, approved }) => (
            <li key={role} className={approvalPreviewStyles.sum}>
              <span className={approvalPreviewStyles.value}>{role}</span>
              <span className={approvalPreviewStyles.stamp}>
                {approved && <span className={approvalPreviewStyles.label}>{approved}</span>}{' '}
                <span className={approvalPreviewStyles.badge} data-tone={approved ? 'ok' : 'waiting'}>
                  {approved ? 'Approved' : 'Awaiting'}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <div className={approvalPreviewStyles.choices}>
          {CHOICES.map(([name, effect], index) => (
            <p key={name} className={approvalPreviewStyles.choice} data-first={index === 0 ? '' : undefined}>
              <span className={approvalPreviewStyles.value}>{name}</span>
              <br />
              <span className={approvalPreviewStyles.label}>{effect}</span>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

const TOTAL = 75;
const COLLECTED = 47;

const { maya, jordan, amara, devon, priya, tessa } = SAMPLE_PEOPLE;

const MEMBERS = [
  { ...maya, role: 'Chapter President', size: 'L' },
  { ...jordan, role: 'Treasurer', size: 'XL' },
  { ...amara, role: 'Social Chair', size: 'M' },
  { ...devon, role: 'Rush Chair', size: null },
  { ...priya, role: 'Secretary', size: 'S' },
  { ...tessa, role: 'Scholarship Chair', size: null },
];

/** @param answered a sentence with `{some}` and `{all}` */
function SizesPreview({ answered }: { answered: string }) {
  return (
    <div className={sizesPreviewStyles.glass}>
      <div className={sizesPreviewStyles.sum}>
        <span className={sizesPreviewStyles.percent}>{Math.round((COLLECTED / TOTAL) * 100)}%</span>
        <span>
          <span className={sizesPreviewStyles.value}>
            {COLLECTED} of {TOTAL} responses
          </span>
          <br />
          <span className={sizesPreviewStyles.label}>{TOTAL - COLLECTED} pending members</span>
        </span>
      </div>
      <SeatCounter
        total={TOTAL}
        taken={COLLECTED}
        perRow={TOTAL}
        height={26}
        label={fillPlaceholders(answered, { some: String(COLLECTED), all: String(TOTAL) })}
        stone="var(--color-violet-word)"
        free="var(--color-stone)"
        className={sizesPreviewStyles.meter}
      />
      <ul className={sizesPreviewStyles.people}>
        {MEMBERS.map(({ name, initials, role, tint, size }) => (
          <li key={name} className={sizesPreviewStyles.person}>
            <span aria-hidden="true">
              <OvalPortrait initials={initials} tint={tint} />
            </span>
            <span>
              <span className={sizesPreviewStyles.value}>{name}</span>
              <br />
              <span className={sizesPreviewStyles.label}>{role}</span>
            </span>
            <span className={sizesPreviewStyles.badge} data-tone={size ? 'size' : 'waiting'}>
              {size ?? 'Waiting'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Three steps of the coming app with sample data, the last with a shirt in this cloth and ink; nothing in them can be pressed. */
export function ComingSoonFeatures({
  words,
  cloth,
  ink,
}: {
  words: MerchWords['soon'];
  cloth: Dye;
  ink: Dye;
}) {
  return (
    <section id="coming-soon-features" className={s.section}>
      <div className="container-page">
        <div className={s.head}>
          <h2 className={s.title}>{words.heading}</h2>
          <div>
            <p className={`text-lead ${s.lead}`}>{words.lead}</p>
            <ButtonLink href="/#waitlist">{words.waitlist}</ButtonLink>
          </div>
        </div>
        <SwipeList label={words.heading} isOrdered className={s.steps}>
          <Step title={words.quote} text={words.quoteText}>
            <QuotePreview promise={words.promise} />
          </Step>
          <Step title={words.sizes} text={words.sizesText}>
            <SizesPreview answered={words.answered} />
          </Step>
          <Step title={words.approval} text={words.approvalText}>
            <ApprovalPreview cloth={cloth} ink={ink} />
          </Step>
        </SwipeList>
      </div>
    </section>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={`animate-on-scroll ${s.step}`}>
      <h3 className={s.name}>{title}</h3>
      <p className={s.text}>{text}</p>
      {children}
    </li>
  );
}
