import { desk } from '@/app/(payload)/desk-endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = desk.articles;
