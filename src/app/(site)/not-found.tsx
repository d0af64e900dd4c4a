export { notFoundMetadata as generateMetadata, PageNotFound as default } from '@/app/page-not-found';
