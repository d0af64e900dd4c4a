import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

const TOPICS_LINK = '{topics} becomes the link to all topics.';

/** The texts around the articles: of /help, its search, and what is the same on each article. */
export const HELP_TEXTS = {
  slug: 'help-page' as const,
  label: 'Help pages',
  about:
    'Questions, answers and topics are in the help articles. The pages exist from the third published article on.',
  parts: {
    opening: part('Opening', {
      title: line('Heading', 40, 'Short answers.'),
      search: line('Name of the search field, read aloud', 40, 'Search help'),
      example: line('In the empty search field', 40, 'What do you want to do?'),
      submit: line('Search button', 20, 'Search'),
      often: line('Before searches that many people make', 30, 'Often asked'),
    }),
    topics: part('Topics', {
      one: line('Number of articles when it is 1', 24, '1 article'),
      many: needing(['count'], line('Number of articles', 24, '{count} articles')),
      all: needing(['count'], line('Link to all articles of a topic', 40, 'All {count} articles')),
      about: needing(
        ['topic'],
        line('The same, read aloud after it', 40, 'about {topic}', '{topic} becomes the name of the topic.'),
      ),
      minutes: needing(['minutes'], line('Reading time of an article', 20, '{minutes} min')),
      toRead: line('The same, read aloud after it', 30, 'to read'),
      unknown: line('Address of a topic without articles', 60, 'No such topic'),
      more: needing(['topics'], line('Below the articles of a topic', 80, 'See also {topics}.', TOPICS_LINK)),
    }),
    way: part('The way back, above each page', {
      here: line('What it is called, read aloud', 30, 'You are here'),
      help: line('Link to this page', 30, 'Help'),
      search: line('The search', 30, 'Search'),
    }),
    answers: part('Answers to a search', {
      title: line('Heading before a search', 40, 'Search help'),
      browse: needing(['topics'], line('Text before a search', 80, 'Or look through {topics}.', TOPICS_LINK)),
      topicsLink: line('Link to all topics, in sentences', 30, 'all topics'),
      one: line('Heading with one answer', 40, 'One answer'),
      many: needing(
        ['count'],
        line('Heading with more answers', 40, '{count} answers', '{count} becomes the number, in words.'),
      ),
      checked: needing(
        ['date'],
        line(
          'Below an answer, after its topic',
          40,
          'checked {date}',
          '{date} becomes the day of the check.',
        ),
      ),
      else: needing(
        ['link'],
        line(
          'Below the answers',
          100,
          'Not among them? {link}, we answer within 24 hours.',
          '{link} becomes the link to the support form.',
        ),
      ),
      ask: line('Link and button to the support form', 20, 'Ask us'),
    }),
    nothing: part('A search without an answer', {
      title: line('Heading', 40, 'No answer yet'),
      subtitle: line('Heading below the search field', 60, 'We have not written that down.'),
      text: needing(
        ['asked'],
        paragraph(
          'Text',
          200,
          'Nothing in {count} articles fits “{asked}”. A person can answer it, within 24 hours.',
          '{count} and {asked} become the number of articles and what was searched for.',
        ),
      ),
      topics: line('Button to all topics', 20, 'All topics'),
      closest: line('Above the articles that are closest', 30, 'Closest to it'),
    }),
    article: part('On each article', {
      audience: line('Before whom it is for', 20, 'For'),
      checked: line('Before the day of the last check', 24, 'Last checked'),
      checkedLongAgo: line('The same after half a year', 30, 'Checked long ago'),
      owner: line('Before who is responsible', 24, 'Looked after by'),
      tip: line('Name of the tip, read aloud', 20, 'Tip'),
      next: line('Above other articles of the topic', 30, 'Next to this'),
      stuck: line('Way to the support form: heading', 30, 'Still stuck?'),
      stuckText: paragraph(
        'Way to the support form: text',
        160,
        'Write to us. Your request says which page you read, so that you need not explain it.',
      ),
      ask: line('Way to the support form: button', 20, 'Ask us'),
    }),
    feedback: part('The question below each article', {
      question: line('Question', 40, 'Did this help?'),
      yes: line('Button: it did', 16, 'Yes'),
      no: line('Button: it did not', 16, 'No'),
      missing: line('Label of what was missing', 40, 'What was missing?'),
      send: line('Button that sends it', 20, 'Send'),
      note: line('Below the buttons', 100, 'Your answer goes to the person who looks after this page.'),
      good: line('After yes', 60, 'Good.'),
      thanks: line('After no', 60, 'Thank you. We read every answer.'),
      failed: line('Not sent', 100, 'Your answer was not sent. Please try again later.'),
    }),
    plain: part('The question without JavaScript', {
      thanks: line('After no', 60, 'Thank you.'),
      text: line('Text', 100, 'Your answer goes to the person who looks after the page.'),
      back: line('Link back', 30, 'Back to the article'),
      failed: line('Not sent', 60, 'Your answer was not sent'),
      noArticle: line('Not sent: text', 100, 'There is no such article.'),
      name: line(
        'What the form is called',
        40,
        'question below an article',
        'In a sentence: Go to the question below an article.',
      ),
    }),
    search: part('Search results and link previews', {
      title: line('Title', 60, 'Help'),
      description: paragraph(
        'Description',
        160,
        'Short answers to what chapters ask most often: {count} articles, each checked by the people who look after it.',
        '{count} becomes the number of articles.',
      ),
    }),
  },
};

export type HelpWords = WordsOf<typeof HELP_TEXTS>;
