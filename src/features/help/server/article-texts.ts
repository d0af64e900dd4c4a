import { HELP_FROM, HELP_PATH } from '../contract';

/** SQL of the published articles as texts for a reply, as `ReplyHelp.savedTexts`; none while /help is not there. */
export const ARTICLE_TEXTS = `select 'Help: ' || a.question as title, null as subject,
    a.answer || E'\\n\\n{site}${HELP_PATH}/' || a.slug as text, null as state
  from help_articles a join site.help_search s on s.article_id = a.id and a._status = 'published'
  where (select count(*) from site.help_search) >= ${HELP_FROM} order by a.question limit 200`;
