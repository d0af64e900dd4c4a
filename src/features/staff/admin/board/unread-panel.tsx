import { deskPath } from '@/core/shared/desk';
import { timeSpan } from '@/kit/shared/time-span';
import type { InboxBoard } from '../../contract';
import type { WaitingLists } from './list-addresses';
import { Panel } from './panel';

type Props = Pick<InboxBoard, 'unread' | 'unreadInAll'> & {
  renderedAt: number;
  lists: WaitingLists;
};

/** Applications that nobody has looked at yet, oldest first. */
export function UnreadPanel({ unread, unreadInAll, renderedAt, lists }: Props) {
  return (
    <Panel
      id="unread"
      title="Applications nobody has read"
      aside={unreadInAll > 0 && <a href={lists.unread}>All {unreadInAll}</a>}
    >
      {unread.length === 0 ? (
        <p className="board__empty">
          Every application has been looked at. New ones from the home page appear here.
        </p>
      ) : (
        <ol>
          {unread.map(({ id, organization, fullName, size, createdAt }) => (
            <li key={id} className="board__row">
              <span className="board__age">
                {timeSpan(renderedAt - createdAt.getTime())} <span className="visually-hidden">ago</span>
              </span>
              <span className="board__what">
                <b>
                  <bdi>{organization}</bdi>
                </b>
                <span>
                  <bdi>{fullName}</bdi> · {size} members
                </span>
              </span>
              <a
                className="board__button"
                href={deskPath('application', id)}
                aria-label={`Review: ${organization}`}
              >
                Review
              </a>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
