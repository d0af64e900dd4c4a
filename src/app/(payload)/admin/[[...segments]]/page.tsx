import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { getBrand } from '@/features/brand/server/brand.queries';
import { appIconUrl } from '@/ui/app-icon';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
};

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const [metadata, { markPath, colors }] = await Promise.all([
    generatePageMetadata({ config, params, searchParams }),
    getBrand(),
  ]);
  const icon = { url: appIconUrl(markPath, colors.primary), type: 'image/svg+xml' };
  return { ...metadata, icons: { icon } };
}

export default function BackOfficePage({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams, importMap });
}
