import type { FiveColors } from '@/kit/shared/palette/palette';
import { BRAND_FORMATS } from '../../contract';
import { type BrandAnswers, COLOR_HELP } from '../../contract.questions';
import { ColorTable } from '../colors-in-use';
import { TextQuestion } from './text-question';

const FIVE: [keyof FiveColors, label: string][] = [
  ['paper', 'Paper'],
  ['ink', 'Ink'],
  ['primary', 'Primary'],
  ['light', 'Light'],
  ['highlight', 'Highlight'],
];

type ColorQuestionsProps = {
  colors: BrandAnswers['colors'];
  problems: Record<string, string>;
  set: (name: keyof FiveColors, value: string) => void;
};

/** The five colors, each typed or picked, with what pages would use and how readable that is. */
export function ColorQuestions({ colors, problems, set }: ColorQuestionsProps) {
  return (
    <fieldset className="brand-start__colors" aria-describedby="start-colors-problem">
      <legend>Colors</legend>
      <p>Every other color follows from these five. One that is hard to read is made lighter or darker.</p>
      <p id="start-colors-problem" className="brand-start__problem">
        {problems.colors}
      </p>
      <div className="brand-start__five">
        {FIVE.map(([name, label]) => (
          <TextQuestion
            key={name}
            name={`colors.${name}`}
            label={label}
            help={COLOR_HELP[name]}
            value={colors[name]}
            maxLength={7}
            problem={problems[`colors.${name}`]}
            set={(value) => set(name, value)}
          >
            <input
              type="color"
              aria-label={`Pick ${label}`}
              value={BRAND_FORMATS.color.test(colors[name]) ? colors[name].toLowerCase() : '#000000'}
              onChange={(event) => set(name, event.target.value)}
            />
          </TextQuestion>
        ))}
      </div>
      <ColorTable asked={colors} names={FIVE.map(([name]) => name)} />
    </fieldset>
  );
}
