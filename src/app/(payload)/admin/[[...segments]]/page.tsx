import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { getBrand } from '@/features/brand/server/brand.queries';
import { siteIcons } from '@/features/brand/server/site-icons';
import { askable } from '@/kit/shared/search-params';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
};

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const [metadata, brand] = await Promise.all([
    generatePageMetadata({ config, params, searchParams: askable(searchParams) }),
    getBrand(),
  ]);
  return { ...metadata, icons: siteIcons(brand) };
}

export default function BackOfficePage({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams: askable(searchParams), importMap });
}
