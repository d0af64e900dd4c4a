import { EndpointError } from '@/kit/server/endpoint-errors';
import { brandCommand } from './brand/brand-command';
import { Refusal } from './lib/refusal';

brandCommand(process.argv.slice(2)).then(
  (says) => process.stdout.write(says, () => process.exit(0)),
  (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    const isPlain = error instanceof Refusal || error instanceof EndpointError;
    process.stderr.write(`${isPlain ? text : text.split('\n')[0]}\n`, () => process.exit(1));
  },
);
