import { HomeView } from '@/app/home-view';
import { lettersOnHome } from '@/app/letters-on-home';
import { metadataOf } from '@/app/page-facts';
import { isOn } from '@/features';

export const generateMetadata = metadataOf('/');

export default async function HomePage() {
  return <HomeView up={isOn('letters') ? await lettersOnHome() : undefined} />;
}
