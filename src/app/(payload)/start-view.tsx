import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { BrandQuestions } from '@/features/brand/admin/questions/brand-questions';
import { QuestionsOver } from '@/features/brand/admin/questions/questions-over';
import { areQuestionsOpen, readAnswers } from '@/features/brand/server/questions/questions.queries';
import { admins } from '@/kit/cms/access';
import { OwnView } from './own-view';

/** Payload lets every user open a custom view: this one is for admins only. */
export async function StartView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/start');
  if (!admins({ req })) notFound();
  const isOpen = await areQuestionsOpen();
  return (
    <OwnView view={props}>
      <main id="content" tabIndex={-1}>
        {isOpen ? (
          <BrandQuestions {...(await readAnswers(req))} />
        ) : (
          <QuestionsOver isSaved={props.searchParams?.saved === 'yes'} />
        )}
      </main>
    </OwnView>
  );
}
