if (typeof window !== 'undefined') require('./window-setup.cjs');
