import './ui/fonts.css';
import './ui/theme.css';
import './ui/buttons.css';
import './ui/dock.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element "app"');
mount(App, { target });

// After the first visit everything works without a network. While it is developed, nothing is kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // A browser may forbid it: then a network is needed, and all else is the same.
  });
