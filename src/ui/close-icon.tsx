import { X } from 'lucide-react';

export function CloseIcon() {
  return <X aria-hidden="true" size={18} strokeWidth={1.75} />;
}
