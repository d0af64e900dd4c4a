import { HomeView } from '@/app/home-view';
import { metadataOf } from '@/app/page-facts';

export const generateMetadata = metadataOf('/');

export default function HomePage() {
  return <HomeView />;
}
