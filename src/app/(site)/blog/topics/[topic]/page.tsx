export { BlogListPage as default, listMetadata as generateMetadata } from '@/app/blog-pages';
