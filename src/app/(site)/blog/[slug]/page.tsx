export { Post as default, postMetadata as generateMetadata } from '@/app/blog-pages';
