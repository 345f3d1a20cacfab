import vue from '@vitejs/plugin-vue';

// names with a hyphen of this element are not components of Vue
const isCustomElement = (name) => name === 'unjam-board';

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
